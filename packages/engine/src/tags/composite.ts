import { createBlogDataSet } from '../composite/blog-data-set.ts';
import { createChat } from '../composite/chat.ts';
import { createDoctorAppointment } from '../composite/doctor-appointment.ts';
import { createEvent } from '../composite/event.ts';
import { createFitnessList } from '../composite/fitness-list.ts';
import { createFlightDetailsRecord } from '../composite/flight-details-record.ts';
import { createFoodDelivery } from '../composite/food-delivery.ts';
import { createFoodRecipe } from '../composite/food-recipe.ts';
import { createLanguageTrainingCourse } from '../composite/language-training-course.ts';
import { createListOfTasks } from '../composite/list-of-tasks.ts';
import { createOnlinePlayerProfile } from '../composite/online-player-profile.ts';
import { createOrder } from '../composite/order.ts';
import { createPersonProfile } from '../composite/person-profile.ts';
import { createPlaylist } from '../composite/playlist.ts';
import { createPortfolio } from '../composite/portfolio.ts';
import { createProjectManagementBoard } from '../composite/project-management-board.ts';
import { createRide } from '../composite/ride.ts';
import { createSocialMediaPost } from '../composite/social-media-post.ts';
import { createTodoList } from '../composite/todo-list.ts';
import { createVideoStreamingSession } from '../composite/video-streaming-session.ts';
import { defineTag } from '../tag.ts';

/** Generators of the Composite records. The types of the records are inferred from them. */
export const compositeGenerators = {
  'person-profile': createPersonProfile,
  'blog-data-set': createBlogDataSet,
  order: createOrder,
  chat: createChat,
  'doctor-appointment': createDoctorAppointment,
  event: createEvent,
  'food-delivery': createFoodDelivery,
  'food-recipe': createFoodRecipe,
  portfolio: createPortfolio,
  ride: createRide,
  'social-media-post': createSocialMediaPost,
  'list-of-tasks': createListOfTasks,
  'todo-list': createTodoList,
  'video-streaming-session': createVideoStreamingSession,
  playlist: createPlaylist,
  'project-management-board': createProjectManagementBoard,
  'fitness-list': createFitnessList,
  'language-training-course': createLanguageTrainingCourse,
  'online-player-profile': createOnlinePlayerProfile,
  'flight-details-record': createFlightDetailsRecord,
};

export const composite = defineTag('composite', compositeGenerators);
